export { createFolder } from './change-folder.ts'
export { fileIn, foldersOf, isFiledIn } from './filing.ts'
