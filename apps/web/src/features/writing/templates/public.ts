export { templateFileUrl } from './files/file-queries.ts'
export { makeTemplateOf } from './template-queries.ts'
