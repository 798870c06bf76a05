/** Fulfilled when the page has painted something. Never in a tab that nobody sees. */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
