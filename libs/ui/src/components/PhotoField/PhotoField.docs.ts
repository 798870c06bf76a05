import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['file upload', 'file input', 'image', 'picture', 'camera', 'dropzone'],
  use: [
    'A photo of a document or a face, by file or camera, with the outline of the document.',
    'The field is controlled: keep the file, and pass a preview URL as `value`. Set `loading` while you prepare a large photo.',
  ],
  avoid: [
    'A file that is not a photo: the kit has no such field.',
    'A live camera image on the page: `CameraFrame`, opened by `onLiveCamera`.',
  ],
};
