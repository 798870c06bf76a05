import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['file upload', 'file input', 'image', 'picture', 'camera', 'dropzone'],
  use: [
    'A photo of a document or a face, by file or by camera, with the outline of what fits.',
    'The owner keeps the file and hands back a preview URL in `value`; prepare large photos there and say so with `loading`.',
  ],
  avoid: [
    'A file that is no photo: the kit has no such field.',
    "A live picture of a page's own camera: `CameraFrame`, opened by `onLiveCamera`.",
  ],
};
