import { useEffect, useState } from 'react';

export interface CapturedPhoto {
  file: File;
  url: string;
}

/** The photo that was taken and is being checked. Its object URL is revoked with it. */
export function useCapturedPhoto() {
  const [capturedPhoto, setCapturedPhoto] = useState<CapturedPhoto>();
  useEffect(() => {
    if (!capturedPhoto) return;
    return () => URL.revokeObjectURL(capturedPhoto.url);
  }, [capturedPhoto]);
  return {
    capturedPhoto,
    show: (file: File) => setCapturedPhoto({ file, url: URL.createObjectURL(file) }),
    discard: () => setCapturedPhoto(undefined),
  };
}
