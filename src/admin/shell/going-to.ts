import { createContext, use } from 'react';

/** The path at which the router is or to which it is going: at this moment, while its hooks tell it with the next drawing. */
export const GoingTo = createContext<() => string>(() => window.location.pathname);

export const useGoingTo = () => use(GoingTo);
