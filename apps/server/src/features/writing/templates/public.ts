export { insertTemplate } from './insert-template.ts'
export { readTemplate } from './template.query.ts'
export { templateTexts } from './template-texts.ts'
