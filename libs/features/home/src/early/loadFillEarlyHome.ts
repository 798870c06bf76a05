/** What `fillEarlyHome` needs to write amounts and days takes a slow phone a while to prepare: callers choose when. */
export const loadFillEarlyHome = async () => (await import('./fillEarlyHome.ts')).fillEarlyHome;
