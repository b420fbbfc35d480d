export { createFolder } from './change-folder.ts'
