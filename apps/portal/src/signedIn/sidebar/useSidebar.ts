import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import { readSidebarOpen, rememberSidebarOpen } from './sidebarMemory.ts';
import { isSidebarShortcut } from './sidebarShortcut.ts';
import { useIsWide } from './useIsWide.ts';

export interface Sidebar {
  /** Whether there is room for the sidebar beside the page; otherwise it is a sheet over the page. */
  isWide: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The button that opens it. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Returns the sidebar's state. Beside the page it is stored, and a closed sidebar is a rail; as a sheet it
 * belongs to the page on which it was opened.
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

  // An open sheet belongs to a narrow window only.
  if (isWide && sheetPath !== undefined) setSheetPath(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSidebarShortcut(event) || isInOtherDialog(event.target)) return;
    event.preventDefault();
    // A sheet returns the focus to the element that had it, so an element needs the focus first.
    if (!isWide && !isOpen && isFocusNowhere()) buttonRef.current?.focus({ preventScroll: true });
    setOpen(!isOpen);
  });
  // A layout effect: an effect after the paint would miss a press just before it.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  // The focus is lost if its element exists only in the rail or only in the open sidebar.
  useEffect(() => {
    if (hadFocus.current && isFocusNowhere()) buttonRef.current?.focus();
    hadFocus.current = false;
  }, [isBesideOpen]);

  return { isWide, isOpen, setOpen, buttonRef };
}

const isFocusNowhere = () => document.activeElement === document.body;

/** Marks the sheet, so that the shortcut works in it too. */
export const sheetMark = 'data-navigation-sheet';

/** Shortcuts do not affect the page behind an open dialog. */
function isInOtherDialog(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(`:is([role="dialog"], [role="alertdialog"]):not([${sheetMark}])`) !== null;
}
