import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['webcam', 'video', 'capture', 'selfie'],
  use: [
    'A live camera image with an outline for a document or a face.',
    '`mirrored` for a face, since people expect a mirror image; never for a document.',
  ],
  avoid: [
    "A field for a photo: `PhotoField`, which opens the device's camera app if there is one.",
  ],
};
