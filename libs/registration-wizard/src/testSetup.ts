import { beforeEach } from 'vitest';

// Replaces browser functions that jsdom lacks. Calling jsdom's own stubs would print an error.
URL.createObjectURL = () => 'blob:http://localhost/preview';
URL.revokeObjectURL = () => undefined;

beforeEach(() => sessionStorage.clear());
