export const commercemlKey = ['1c'] as const;
export const exchangesKey = ['1c', 'exchanges'] as const;
