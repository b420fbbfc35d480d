export { AlikeChoice } from './alike-notice.tsx'
