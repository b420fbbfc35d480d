export const notify = (): Promise<void> => Promise.resolve()
