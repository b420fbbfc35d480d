export { insertShippedTemplate, insertTemplate } from './insert-template.ts'
export { readPublished } from './published-template.query.ts'
export { templateNames } from './template-names.ts'
export { templateTexts } from './template-texts.ts'
