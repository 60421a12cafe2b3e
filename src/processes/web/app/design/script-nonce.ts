import { createContext } from 'react';

/** Marks the inline scripts of our own components, which are then allowed by hash (`allowOwnInline`). Empty in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);
