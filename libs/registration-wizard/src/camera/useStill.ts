import { useEffect, useState } from 'react';

export interface Still {
  file: File;
  url: string;
}

/** The photo that was taken and is being looked at, with an address that is given back with it. */
export function useStill() {
  const [still, setStill] = useState<Still>();
  useEffect(() => {
    if (!still) return;
    return () => URL.revokeObjectURL(still.url);
  }, [still]);
  return {
    still,
    keep: (file: File) => setStill({ file, url: URL.createObjectURL(file) }),
    drop: () => setStill(undefined),
  };
}
