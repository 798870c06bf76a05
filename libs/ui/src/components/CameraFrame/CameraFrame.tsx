'use client';

import { useEffect, useRef } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { assignRef } from '../../internal/refs.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './CameraFrame.css.ts';

export interface CameraFrameProps extends Omit<
  Closed<'video'>,
  'src' | 'children' | 'autoPlay' | 'muted' | 'playsInline'
> {
  /** What the camera shows, for those who hear the page. */
  label: string;
  /** The frame and its guide: an ID card (1.586 : 1) or a person (4 : 5). */
  shape: 'id' | 'portrait';
  /** The camera's picture; a ring turns until it is there. */
  stream?: MediaStream | undefined;
  /** The photo that was taken, as a blob: or data: URL; it stands in the picture's place. */
  still?: string | undefined;
  /**
   * Shows the live picture as a mirror does, which is how people know their own face.
   * @default false
   */
  mirrored?: boolean;
}

/** A live camera picture, cut to what will be taken, with lines that say where the document or face goes. */
export function CameraFrame({
  label,
  shape,
  stream,
  still,
  mirrored = false,
  ref,
  ...props
}: CameraFrameProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A stream is no URL, so the content policy needs no source for media.
    element.srcObject = stream ?? null;
    element.muted = true;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <div className={styles.shape[shape]}>
      <video
        aria-label={label}
        {...props}
        ref={(element) => {
          video.current = element;
          return assignRef(ref, element);
        }}
        className={styles.picture}
        data-mirrored={mirrored ? '' : undefined}
        hidden={!stream || still !== undefined}
        autoPlay
        playsInline
      />
      {still !== undefined ? (
        <img className={styles.still} src={still} alt={`The photo you took: ${label}`} />
      ) : stream ? (
        <Guide shape={shape} />
      ) : (
        <div className={styles.waiting}>
          <Spinner size="large" label="Starting the camera…" />
        </div>
      )}
    </div>
  );
}

const Guide = ({ shape }: Pick<CameraFrameProps, 'shape'>) =>
  shape === 'id' ? (
    <svg className={styles.guide} viewBox="0 0 317 200" aria-hidden="true">
      {[0, 1].map((line) => (
        <rect key={line} x="14" y="9" width="289" height="182" rx="10" />
      ))}
    </svg>
  ) : (
    <svg className={styles.guide} viewBox="0 0 64 80" aria-hidden="true">
      {[0, 1].map((line) => (
        <ellipse key={line} cx="32" cy="36" rx="18" ry="24" />
      ))}
    </svg>
  );
