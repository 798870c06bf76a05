import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['webcam', 'video', 'capture', 'selfie'],
  use: [
    'A live camera picture with lines that say where a document or a face goes.',
    '`mirrored` for a face, which people know from mirrors; never for a document.',
  ],
  avoid: [
    "To ask for a photo at all: `PhotoField`, which opens the device's own camera where there is one.",
  ],
};
