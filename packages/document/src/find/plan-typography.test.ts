import { expect, test } from 'vitest'
import { composeRichText } from '../compose-rich-text.ts'
import { planTypography } from './plan-typography.ts'

const section = (id: string, title: string, source: string) => ({
  id,
  title,
  content: composeRichText(source),
})

test('titles and texts are corrected around fields and looks; what is right or closed stays', () => {
  const sections = [
    section('wrong', 'Prix : ferme', 'L\'indice **vaut {rate} %**, "révisable" !'),
    section('right', 'Durée', 'L’accord dure un an.'),
    section('closed', 'Objet', "L'objet."),
  ]
  const [corrected, ...others] = planTypography(sections, 'fr', (id) => id === 'closed')
  expect(others).toEqual([])
  expect(corrected).toMatchObject({
    sectionId: 'wrong',
    title: 'Prix\u202F: ferme',
    content: composeRichText('L’indice **vaut {rate}\u202F%**, «\u202Frévisable\u202F»\u202F!'),
  })
  expect(corrected!.count).toBe(6)
})
