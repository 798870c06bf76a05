const all = 'January February March April May June July August September October November December';

/**
 * The months from January to December. Not from `Intl`, whose first use on a page takes a slow
 * phone 70 ms. The first three letters are the short name.
 */
export const monthNames = all.split(' ');
