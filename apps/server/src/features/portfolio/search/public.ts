export { languageOfText } from './language-of-text.ts'
export { pageText } from './page-text.ts'
