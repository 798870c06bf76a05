'use client';

import { useEffect } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { useOwnNode } from '../../internal/refs.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './CameraFrame.css.ts';

export interface CameraFrameProps extends Omit<
  Closed<'video'>,
  'src' | 'children' | 'autoPlay' | 'muted' | 'playsInline'
> {
  /** Accessible name of the camera image. */
  label: string;
  /** Aspect ratio and guide of the frame: an ID card (1.586 : 1) or a person (4 : 5). */
  shape: 'id' | 'portrait';
  /** The camera's stream; a spinner is shown until it starts. */
  stream?: MediaStream | undefined;
  /** The captured photo as a blob: or data: URL; shown in place of the stream. */
  capturedPhoto?: string | undefined;
  /**
   * Mirrors the live image, as people expect of their own face.
   * @default false
   */
  mirrored?: boolean;
}

/**
 * Renders a live camera image, cropped as the photo will be, with guides for the document or the
 * face.
 */
export function CameraFrame({
  label,
  shape,
  stream,
  capturedPhoto,
  mirrored = false,
  ref,
  ...props
}: CameraFrameProps) {
  const videoRef = useOwnNode(ref);
  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    // A stream is not a URL, so the content security policy needs no `media-src`.
    element.srcObject = stream ?? null;
    element.muted = true;
    return () => {
      element.srcObject = null;
    };
  }, [videoRef, stream]);
  return (
    <div className={styles.shape[shape]}>
      <video
        aria-label={label}
        {...props}
        ref={videoRef}
        className={styles.picture}
        data-mirrored={mirrored ? '' : undefined}
        hidden={!stream || capturedPhoto !== undefined}
        autoPlay
        playsInline
      />
      {capturedPhoto !== undefined ? (
        <img
          className={styles.capturedPhoto}
          src={capturedPhoto}
          alt={`The photo you took: ${label}`}
        />
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
