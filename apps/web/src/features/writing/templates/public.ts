export { makeTemplateOf } from './template-queries.ts'
