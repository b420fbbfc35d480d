import { expect, test } from 'vitest'
import { chosenFiles, commonName } from './chosen-files.ts'

function fileAt(path: string): File {
  const file = new File(['x'], path.split('/').at(-1)!)
  return Object.defineProperty(file, 'webkitRelativePath', {
    value: path.includes('/') ? path : '',
  })
}

const pathsOf = (...paths: string[]) =>
  chosenFiles(paths.map(fileAt)).files.map(({ path, kind }) => `${kind} ${path}`)

test('keeps the place of a file in its folder, and tells zips by their ending', () => {
  expect(pathsOf('Contrats/Baux/a.pdf', 'Contrats/Tout.ZIP')).toEqual([
    'file Contrats/Baux/a.pdf',
    'zip Contrats/Tout.ZIP',
  ])
})

test('does not send what programs leave behind, and counts it', () => {
  const { files, hidden } = chosenFiles(['a.pdf', 'x/.DS_Store', 'x/~$b.docx'].map(fileAt))
  expect([files.map(({ path }) => path), hidden]).toEqual([['a.pdf'], 2])
})

test('keeps two files of one name apart', () => {
  expect(pathsOf('a.pdf', 'a.pdf', 'a.pdf')).toEqual([
    'file a.pdf',
    'file a (2).pdf',
    'file a (3).pdf',
  ])
})

test('is called after its folder, or after its first file', () => {
  const named = (...paths: string[]) => commonName(chosenFiles(paths.map(fileAt)).files)
  expect(named('Contrats/a.pdf', 'Contrats/Baux/b.pdf')).toEqual({ first: 'Contrats', others: 0 })
  expect(named('a.pdf')).toEqual({ first: 'a.pdf', others: 0 })
  expect(named('a.pdf', 'b.pdf', 'c.pdf')).toEqual({ first: 'a.pdf', others: 2 })
})
