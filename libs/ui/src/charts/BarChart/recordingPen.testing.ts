interface Look {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  font: string;
  textAlign: string;
  textBaseline: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface State extends Look {
  x: number;
  y: number;
  clip: Box;
}

/** What stands on a canvas, in the pixels of the page. */
export interface Recorded {
  texts: { text: string; x: number; y: number; look: string }[];
  lines: { from: [number, number]; to: [number, number]; look: string }[];
  bars: { box: Box; round: number[]; color: string }[];
}

const everywhere: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };

const within = (box: Box, clip: Box): Box => ({
  left: Math.max(box.left, clip.left),
  top: Math.max(box.top, clip.top),
  right: Math.min(box.right, clip.right),
  bottom: Math.min(box.bottom, clip.bottom),
});

const fresh = (): State => ({
  fillStyle: '#000000',
  strokeStyle: '#000000',
  lineWidth: 1,
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  x: 0,
  y: 0,
  clip: everywhere,
});

/**
 * jsdom draws nothing: this stands for the pen of a canvas and remembers what it has drawn since the canvas was
 * cleared. It knows the calls that bars, lines and words take, and moves, but neither turns nor scales.
 *
 * @param charWidth how wide each character is
 */
export function recordingPen(canvas: HTMLCanvasElement, charWidth: number) {
  let recorded: Recorded = { texts: [], lines: [], bars: [] };
  let state = fresh();
  let states: State[] = [];
  let lines: { from: [number, number]; to: [number, number] }[] = [];
  let at: [number, number] = [0, 0];
  let boxes: Box[] = [];
  /** Upper left, upper right, lower right, lower left. */
  let corners: number[] = [];

  const calls: Record<string, unknown> = {
    canvas,
    measureText: (text: string) => ({ width: text.length * charWidth }),
    save: () => void states.push({ ...state }),
    restore: () => void (state = states.pop() ?? state),
    translate: (x: number, y: number) => {
      state.x += x;
      state.y += y;
    },
    setTransform: () => Object.assign(state, { x: 0, y: 0 }),
    resetTransform: () => Object.assign(state, { x: 0, y: 0 }),
    clearRect: () => (recorded = { texts: [], lines: [], bars: [] }),
    beginPath: () => {
      [lines, boxes, corners] = [[], [], []];
    },
    moveTo: (x: number, y: number) => (at = [x, y]),
    lineTo: (x: number, y: number) => {
      lines.push({ from: at, to: [x, y] });
      at = [x, y];
    },
    rect: (x: number, y: number, w: number, h: number) =>
      boxes.push({ left: x, top: y, right: x + w, bottom: y + h }),
    roundRect: (x: number, y: number, w: number, h: number, radii: number[]) => {
      boxes.push({ left: x, top: y, right: x + w, bottom: y + h });
      corners = radii;
    },
    // As chart.js goes around: upper left, lower left, lower right, upper right.
    arc: (x: number, y: number, radius: number) => {
      boxes.push({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius });
      corners[[0, 3, 2, 1][corners.filter((corner) => corner !== undefined).length] ?? 0] = radius;
    },
    clip: () => (state.clip = within(boxes[0] ?? everywhere, state.clip)),
    stroke: () => {
      const look = `${state.strokeStyle} ${state.lineWidth}`;
      recorded.lines.push(...lines.map((line) => ({ ...line, look })));
    },
    fill: () => {
      const whole = {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
      const round = [0, 1, 2, 3].map((corner) => corners[corner] ?? 0);
      recorded.bars.push({ box: within(whole, state.clip), round, color: state.fillStyle });
    },
    fillText: (text: string, x: number, y: number) => {
      const { fillStyle, font, textAlign, textBaseline } = state;
      const look = [fillStyle, font.replace(/^normal /, ''), textAlign, textBaseline].join(' ');
      recorded.texts.push({ text, x: state.x + x, y: state.y + y, look });
    },
  };
  // Another size clears a canvas and all that its pen was told.
  for (const side of ['width', 'height'] as const) {
    let pixels = canvas[side];
    Object.defineProperty(canvas, side, {
      get: () => pixels,
      set: (value: number) => {
        pixels = Math.trunc(value);
        [state, states] = [fresh(), []];
        recorded = { texts: [], lines: [], bars: [] };
      },
    });
  }
  const pen = new Proxy(calls, {
    get: (_target, key: string) =>
      key in calls ? calls[key] : key in state ? state[key as keyof State] : () => undefined,
    set: (_target, key: string, value) => {
      if (key in state) Object.assign(state, { [key]: value as unknown });
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
  return { pen, drawn: () => recorded };
}
