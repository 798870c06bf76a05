import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { readSidebarOpen, rememberSidebarOpen } from './sidebarMemory.ts';
import { isSidebarShortcut } from './sidebarShortcut.ts';
import { useIsWide } from './useIsWide.ts';

export interface Sidebar {
  /** Whether the sidebar is beside the page. In narrow windows it is a sheet over the page. */
  isWide: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The button that opens the sidebar. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Returns the state of the sidebar. In wide windows, the state is stored, and a closed sidebar is
 * shown as a rail. In narrow windows, the sidebar is a sheet that closes when the customer
 * navigates.
 */
export function useSidebar(): Sidebar {
  const isWide = useIsWide();
  const { pathname } = useLocation();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isBesideOpen, setBesideOpen] = useState(readSidebarOpen);
  const [sheetPath, setSheetPath] = useState<string>();
  const hadFocus = useRef(false);
  const isOpen = isWide ? isBesideOpen : sheetPath === pathname;

  const setOpen = (open: boolean) => {
    if (!isWide) {
      setSheetPath(open ? pathname : undefined);
      return;
    }
    hadFocus.current = !isFocusNowhere();
    setBesideOpen(open);
    rememberSidebarOpen(open);
  };

  // Closes the sheet when the window becomes wide.
  if (isWide && sheetPath !== undefined) setSheetPath(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSidebarShortcut(event) || isInOtherDialog(event.target)) return;
    event.preventDefault();
    // When a sheet closes, it returns the focus to the previously focused element. If no element
    // has the focus, focuses the button before the sheet opens.
    if (!isWide && !isOpen && isFocusNowhere()) buttonRef.current?.focus({ preventScroll: true });
    setOpen(!isOpen);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  // Some elements exist only in the rail or only in the open sidebar. If the focused element was
  // removed, moves the focus to the button.
  useEffect(() => {
    if (hadFocus.current && isFocusNowhere()) buttonRef.current?.focus();
    hadFocus.current = false;
  }, [isBesideOpen]);

  return { isWide, isOpen, setOpen, buttonRef };
}

const isFocusNowhere = () => document.activeElement === document.body;

/** Attribute of the sheet, by which the shortcut recognizes that it may close this dialog. */
export const sheetMark = 'data-navigation-sheet';

/**
 * Returns whether the target is in a dialog other than the sheet. Shortcuts must not change the
 * page behind a dialog.
 */
function isInOtherDialog(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(`:is([role="dialog"], [role="alertdialog"]):not([${sheetMark}])`) !== null;
}
