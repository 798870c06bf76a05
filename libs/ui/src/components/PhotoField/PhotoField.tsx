'use client';

import type { DragEvent, ReactNode, Ref } from 'react';
import { useRef, useState } from 'react';
import { useFieldIds } from '../../internal/Field.tsx';
import { FieldErrorText } from '../../internal/FieldErrorText.tsx';
import * as fieldStyles from '../../internal/field.css.ts';
import type { Closed } from '../../internal/closed.ts';
import { isTouchDevice } from '../../internal/isTouchDevice.ts';
import { useOwnNode } from '../../internal/refs.ts';
import { Button } from '../Button/Button.tsx';
import { buttonClass } from '../Button/buttonLook.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Outline } from './Outline.tsx';
import * as styles from './PhotoField.css.ts';
import { useStrayDrops } from './useStrayDrops.ts';

export interface PhotoFieldProps extends Omit<
  Closed<'input'>,
  'type' | 'size' | 'children' | 'value' | 'onSelect' | 'onChange' | 'capture' | 'multiple'
> {
  /** Name of the photo: 'Front of your driver's license'. */
  label: string;
  /** How to take the photo. */
  description?: ReactNode;
  /** Error text below the card. */
  error?: ReactNode;
  /** Advice below the card that is not an error: 'This photo looks dark'. */
  note?: ReactNode;
  /** Aspect ratio and outline of the frame: an ID card (1.586 : 1) or a person (4 : 5). */
  shape: 'id' | 'portrait';
  /**
   * Which side of a card the outline shows: its back has a stripe and a bar code.
   * @default 'front'
   */
  side?: 'front' | 'back';
  /** URL of the chosen photo for the preview (blob: or data:); the outline is shown without it. */
  value?: string | undefined;
  /** Called with the file. The field is controlled: it shows `value`. */
  onSelect: (file: File) => void;
  /** Called when the customer removes the photo. */
  onRemove: () => void;
  /**
   * Adds a 'Take photo' button on devices with a camera app: `environment` uses the back camera,
   * `user` the front camera.
   */
  capture?: 'environment' | 'user';
  /**
   * Called to open the page's own live camera. If it is set, 'Take photo' is always shown; touch
   * devices still open their camera app, whose autofocus is better than that of a page.
   */
  onLiveCamera?: (() => void) | undefined;
  /**
   * Whether the photo is being prepared. It can be replaced or removed in the meantime.
   * @default false
   */
  loading?: boolean;
  /** Ref of the file input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Renders a field to choose, take, preview, replace and remove a photo. Data attributes reach the
 * file input.
 */
export function PhotoField({
  label,
  description,
  error,
  note,
  shape,
  side = 'front',
  value,
  onSelect,
  onRemove,
  capture,
  onLiveCamera,
  loading = false,
  id,
  ref,
  disabled = false,
  accept = 'image/*',
  'aria-describedby': describedBy,
  ...props
}: PhotoFieldProps) {
  const ids = useFieldIds({ id, description, error, note, describedBy });
  useStrayDrops();
  const cameraInput = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const fileInput = useOwnNode(ref);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onSelect(file);
  };
  // Clears the input; otherwise choosing the same file again after 'Remove' would not fire a change
  // event.
  const forget = (input: HTMLInputElement) => {
    input.value = '';
  };
  const takeWord = value ? 'Retake' : 'Take photo';
  const takePhoto = () => {
    if (onLiveCamera && !isTouchDevice()) onLiveCamera();
    else cameraInput.current?.click();
  };
  const remove = () => {
    onRemove();
    // Moves focus to the file input, because the pressed button disappears with the photo and focus
    // would fall back to the top of the page.
    fileInput.current?.focus();
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };

  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.heading}>
        <label htmlFor={ids.controlId} className={fieldStyles.label}>
          {/* In `aria-labelledby`, WebKit ignores a control's own label element but not an
              element inside it. */}
          <span id={ids.labelId}>{label}</span>
        </label>
        {description && (
          <div id={ids.descriptionId} className={fieldStyles.description}>
            {description}
          </div>
        )}
      </div>
      <div
        className={styles.card}
        data-shape={shape}
        data-filled={value ? '' : undefined}
        data-invalid={error ? '' : undefined}
        data-over={over ? '' : undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <div className={styles.shape[shape]}>
          {loading ? (
            <Spinner size="large" />
          ) : value ? (
            <img className={styles.preview} src={value} alt={`Your photo: ${label}`} />
          ) : (
            <Outline shape={shape} side={side} />
          )}
        </div>
        <div className={styles.actions}>
          <span className={styles.chooser}>
            <span
              id={`${ids.controlId}-choose`}
              aria-hidden="true"
              className={buttonClass({
                variant: 'outline',
                tone: 'neutral',
                size: 'small',
                fullWidth: false,
              })}
            >
              {value ? 'Choose another' : 'Choose photo'}
            </span>
            <input
              aria-required={true}
              aria-invalid={error ? true : undefined}
              {...props}
              id={ids.controlId}
              ref={fileInput}
              type="file"
              accept={accept}
              disabled={disabled}
              className={styles.input}
              aria-labelledby={`${ids.labelId} ${ids.controlId}-choose`}
              aria-describedby={ids.describedBy}
              onClick={(event) => forget(event.currentTarget)}
              onChange={(event) => take(event.target.files)}
            />
          </span>
          {capture && (
            <span className={styles.camera} data-live={onLiveCamera ? '' : undefined}>
              <input
                ref={cameraInput}
                type="file"
                accept={accept}
                capture={capture}
                hidden
                onClick={(event) => forget(event.currentTarget)}
                onChange={(event) => take(event.target.files)}
              />
              <Button
                variant="outline"
                tone="neutral"
                size="small"
                disabled={disabled}
                aria-label={`${takeWord}: ${label}`}
                onClick={takePhoto}
              >
                {takeWord}
              </Button>
            </span>
          )}
          {(value || loading) && (
            <Button
              variant="outline"
              tone="neutral"
              size="small"
              disabled={disabled}
              onClick={remove}
            >
              Remove <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      {note && (
        <div id={ids.noteId} className={fieldStyles.note}>
          {note}
        </div>
      )}
      <FieldErrorText id={ids.errorId}>{error}</FieldErrorText>
    </div>
  );
}
