import { afterEach, beforeEach, vi } from 'vitest';

/** A video track with a property for whether the camera is on. */
class FakeTrack extends EventTarget {
  isOn = true;
  stop = () => {
    this.isOn = false;
  };
}

/** Mocks the camera in jsdom. Its streams are chosen by the test. Call it once per test file. */
export function fakeCamera() {
  const tracks: FakeTrack[] = [];
  const getUserMedia = vi.fn<(wishes: MediaStreamConstraints) => Promise<MediaStream>>();
  const newStream = () => {
    const track = new FakeTrack();
    tracks.push(track);
    return { getTracks: () => [track] } as unknown as MediaStream;
  };

  beforeEach(() => {
    tracks.length = 0;
    getUserMedia.mockReset().mockImplementation(() => Promise.resolve(newStream()));
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
    // Simulates a device without a touch screen. On a touch screen, the device's own camera app
    // takes the photo.
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280);
    vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
      done(new Blob(['pixels'], { type })),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  return { tracks, getUserMedia, newStream, areOn: () => tracks.map(({ isOn }) => isOn) };
}
