import '@bank-bonuses/testing/setup';
import { beforeEach } from 'vitest';

// What jsdom lacks. Each test that cares about photos brings its own imaging.
Element.prototype.scrollIntoView = () => undefined;
URL.createObjectURL = () => 'blob:http://localhost/preview';
URL.revokeObjectURL = () => undefined;

beforeEach(() => sessionStorage.clear());
