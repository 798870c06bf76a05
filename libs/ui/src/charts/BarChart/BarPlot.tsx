'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAmountText } from '../../components/Amount/AmountsProvider.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
import * as styles from './BarChart.css.ts';
import { BarKeys } from './BarKeys.tsx';
import type { ChartError, Drawing, DrawnData } from './chartBar.ts';
import { loadDrawing } from './loadDrawing.ts';
import { placeBars, placeNote, tellCount } from './placeBars.ts';

/**
 * Failed loads in a row. After the second one a reload is offered, because some browsers remember a
 * failed import until the page is loaded again.
 */
let failures = 0;

export interface BarPlotProps {
  name: string;
  data: DrawnData;
  width: 'full' | 'bars';
  onError: (error: ChartError) => void;
}

/**
 * Renders the canvas and its bars for the keyboard. A skeleton reserves the space until chart.js is
 * loaded.
 */
export function BarPlot({ name, data, width, onError }: BarPlotProps) {
  const plot = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const note = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [marked, setMarked] = useState<number>();
  const { bars } = data;

  useLayoutEffect(() => tellCount(plot.current, bars.length), [bars.length]);

  useEffect(() => drawing.current?.update(data), [data]);

  useLayoutEffect(() => {
    placeNote(note.current, drawing.current?.mark(marked));
  }, [marked, data]);

  // React 19.0 and 19.1 have no `useEffectEvent`, so a ref holds the latest values.
  const latest = useRef({ data, onError });
  useLayoutEffect(() => {
    latest.current = { data, onError };
  });
  useEffect(() => {
    let isGone = false;
    loadDrawing().then(
      ({ drawBars }) => {
        failures = 0;
        if (isGone || !canvas.current) return;
        const { data, onError } = latest.current;
        const place = (area: Parameters<typeof placeBars>[1]) => placeBars(keys.current, area);
        drawing.current = drawBars(canvas.current, data, place);
        if (drawing.current) setDrawn(true);
        else onError('not-drawn');
      },
      () => {
        failures += 1;
        if (!isGone) latest.current.onError(failures > 1 ? 'outdated' : 'not-loaded');
      },
    );
    return () => {
      isGone = true;
      drawing.current?.end();
      drawing.current = undefined;
    };
  }, []);

  const drawnAmount = useAmountText();
  const shown = marked === undefined ? undefined : bars[marked];
  return (
    <div ref={plot} className={cx(styles.plot, width === 'bars' && styles.asWideAsBars)}>
      {!isDrawn && (
        <div className={styles.canvas}>
          <Skeleton variant="block" />
        </div>
      )}
      <div className={styles.canvas}>
        <canvas ref={canvas} className={styles.drawing} aria-hidden="true" />
      </div>
      <BarKeys
        ref={keys}
        name={name}
        bars={bars}
        spokenAmount={useAmountText('spoken')}
        onMark={setMarked}
      />
      {shown && (
        // Hidden from assistive technology, because the bar's accessible name has the same text.
        <div ref={note} aria-hidden="true" className={styles.note}>
          <span>{shown.label}</span>
          <span className={styles.noteAmount}>{drawnAmount(shown.value)}</span>
        </div>
      )}
    </div>
  );
}
