import { Schema } from 'prosemirror-model'
import { word } from '@tacite/domain/words.ts'
import { translate } from '@tacite/i18n/server-texts.ts' // expect tacite(boundaries)
import { EditorView } from 'prosemirror-view' // expect tacite(boundaries)

export const schema = [Schema, word, translate, EditorView]
