/** For the pages outside the shell, which ask for values too. */
export { TypedControl } from './typed-control.tsx'
export { isUnreadable, unreadableSentence } from './unreadable-value.ts'
