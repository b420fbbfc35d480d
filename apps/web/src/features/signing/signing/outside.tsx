/** For the pages outside the shell: the door of the contract page must not bring theirs along. */
export { DocumentBlocks, headingId } from './document/document-blocks.tsx'
export { GuestPage } from './invitation/guest-page.tsx'
