/** For the pages outside the shell: the door of the contract page must not bring theirs along. */
export { ShownAnnexes } from './shown-annexes.tsx'
