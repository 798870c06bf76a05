import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAmountText } from '../../components/Amount/AmountsProvider.tsx';
import * as styles from './BarChart.css.ts';
import { BarKeys } from './BarKeys.tsx';
import type { BarPicture, Drawing } from './chartBar.ts';
import { loadDrawing } from './loadDrawing.ts';
import { placeBars, tellCount } from './placeBars.ts';

export interface BarPlotProps {
  name: string;
  picture: BarPicture;
  /** The picture could not be drawn. */
  onFailure: () => void;
}

/** The picture, drawn as soon as what draws it is there, and its bars for the keyboard. */
export function BarPlot({ name, picture, onFailure }: BarPlotProps) {
  const plot = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const latest = useRef(picture);
  const fail = useRef(onFailure);
  const { bars } = picture;

  useLayoutEffect(() => tellCount(plot.current, bars.length), [bars.length]);

  useEffect(() => {
    fail.current = onFailure;
  }, [onFailure]);

  useEffect(() => {
    latest.current = picture;
    drawing.current?.update(picture);
  }, [picture]);

  useEffect(() => {
    let isGone = false;
    loadDrawing().then(
      ({ drawBars }) => {
        if (isGone || !canvas.current) return;
        drawing.current = drawBars(canvas.current, latest.current, (area) =>
          placeBars(keys.current, area),
        );
        if (!drawing.current) fail.current();
      },
      () => {
        if (!isGone) fail.current();
      },
    );
    return () => {
      isGone = true;
      drawing.current?.end();
      drawing.current = undefined;
    };
  }, []);

  return (
    <div ref={plot} className={styles.plot}>
      <div className={styles.canvas}>
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <BarKeys
        ref={keys}
        name={name}
        bars={bars}
        spokenAmount={useAmountText('spoken')}
        onMark={(index) => drawing.current?.mark(index)}
      />
    </div>
  );
}
