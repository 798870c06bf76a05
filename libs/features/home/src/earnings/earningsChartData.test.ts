import { expect, test } from 'vitest';
import { earningsChartData } from './earningsChartData.ts';

test('the chart has gold bars, the color of earned money', () => {
  const data = earningsChartData([{ month: '2026-11', amount: 300 }]);
  expect(data).toMatchObject({ tone: 'earned', bars: [{ value: 300 }] });
});
