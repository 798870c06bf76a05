import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { recordingPen } from './recordingPen.testing.ts';
import { sketchBarChart } from './sketchBarChart.ts';
import { twoBars } from './twoBars.testing.ts';

test('draws other bars in the HTML of a chart, in the width that they have', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    createElement(BarChart, {
      name: 'Earnings',
      summary: 'Sample',
      columns: ['Month', 'Earned'],
      ...twoBars,
      bars: [{ label: 'Sample', value: 1 }],
    }),
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 300, 288),
  );
  const canvas = page.querySelector('canvas');
  const { pen, drawn } = recordingPen(canvas as HTMLCanvasElement, 7);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen);
  onTestFinished(sketchBarChart(page, twoBars));
  expect(drawn().texts.map(({ text }) => text)).toEqual(['$0', '$900', 'Jan', 'Feb']);
  const plot = canvas?.parentElement?.parentElement;
  expect(plot?.style.getPropertyValue('--bb-chart-bars')).toBe('2');
});

test('leaves a page without a chart as it is', () => {
  expect(() => sketchBarChart(document.createElement('div'), twoBars)).not.toThrow();
});
