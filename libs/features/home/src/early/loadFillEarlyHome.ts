/**
 * What `fillEarlyHome` needs to write amounts and days takes a slow phone a while to prepare, so it is prepared when
 * there is something to write.
 */
export const loadFillEarlyHome = async () => (await import('./fillEarlyHome.ts')).fillEarlyHome;
