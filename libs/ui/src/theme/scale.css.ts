import { createGlobalTheme } from '@vanilla-extract/css';
import { scale } from './contract.css.ts';
import { sizes } from './sizes.ts';

createGlobalTheme(':root', scale, sizes);
