'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAmountText } from '../../components/Amount/AmountsProvider.tsx';
import * as styles from './BarChart.css.ts';
import { BarKeys } from './BarKeys.tsx';
import { afterPaint } from '../../paint/afterPaint.ts';
import { needsReload } from '../../internal/reload.ts';
import type { BarPicture, ChartError, Drawing } from './chartBar.ts';
import { keepSketch } from './keepSketch.ts';
import { loadDrawing } from './loadDrawing.ts';
import { placeBars, placeNote, tellCount } from './placeBars.ts';

export interface BarPlotProps {
  name: string;
  picture: BarPicture;
  onError: (error: ChartError) => void;
}

/**
 * The picture, and its bars for the keyboard. It is sketched at once, and drawn on the same canvas as soon as what draws
 * it is there.
 */
export function BarPlot({ name, picture, onError }: BarPlotProps) {
  const plot = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const endSketch = useRef<() => void>(undefined);
  const latest = useRef({ picture, marked: undefined as number | undefined });
  const fail = useRef(onError);
  const note = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<number>();
  const { bars } = picture;

  useLayoutEffect(() => tellCount(plot.current, bars.length), [bars.length]);

  useEffect(() => {
    fail.current = onError;
  }, [onError]);

  useLayoutEffect(() => {
    if (drawing.current || !canvas.current) return;
    const stop = keepSketch(canvas.current, picture, (area) => placeBars(keys.current, area));
    endSketch.current = stop;
    return stop;
  }, [picture]);

  useEffect(() => {
    const drawn = drawing.current;
    // A press that hides all amounts is answered before the whole picture is drawn anew.
    return drawn && afterPaint(() => drawn.update(picture));
  }, [picture]);

  useLayoutEffect(() => {
    latest.current = { picture, marked };
    placeNote(note.current, drawing.current?.mark(marked));
  }, [marked, picture]);

  useEffect(() => {
    let isGone = false;
    loadDrawing().then(
      ({ drawBars }) => {
        if (isGone || !canvas.current) return;
        endSketch.current?.();
        drawing.current = drawBars(canvas.current, latest.current.picture, (area) =>
          placeBars(keys.current, area),
        );
        if (!drawing.current) return fail.current('not-drawn');
        // The sketch has marked none.
        placeNote(note.current, drawing.current.mark(latest.current.marked));
      },
      (error: unknown) => {
        if (!isGone) fail.current(needsReload(error) ? 'outdated' : 'not-loaded');
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
    <div ref={plot} className={styles.plot}>
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
        // The bar's own name says the same.
        <div ref={note} aria-hidden="true" className={styles.note}>
          <span>{shown.label}</span>
          <span className={styles.noteAmount}>{drawnAmount(shown.value)}</span>
        </div>
      )}
    </div>
  );
}
