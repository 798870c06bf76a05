import { CameraFrame } from '@bank-bonuses/ui';

export const Example = ({ stream }: { stream?: MediaStream }) => (
  <CameraFrame label="Your camera" shape="portrait" stream={stream} mirrored />
);
