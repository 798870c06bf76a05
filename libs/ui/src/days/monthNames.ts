const all = 'January February March April May June July August September October November December';

/**
 * The months from the first to the last. Names of our own, since the first use of `Intl` on a page takes a slow
 * phone 70 ms. The first three letters are the short name.
 */
export const monthNames = all.split(' ');
