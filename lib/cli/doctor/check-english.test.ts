import { english, home } from '@/e2e/unit/own-content'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../config/content-folder'
import { englishHomeSchema, englishSiteSchema } from '../../config/english-schema'
import { checkEnglish } from './check-english'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'))
  mkdirSync(path.join(root, 'content/en'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('fields and projects that the English pages say in Spanish are listed, with the file they belong into', () => {
  const words = [
    { id: 1, title: 'One', description: 'First.' },
    { id: 2, title: 'Two' },
  ]
  writeFileSync(path.join(root, 'content/en/projects.json'), JSON.stringify(words))
  Object.assign(english, {
    'en/site': englishSiteSchema.parse({ description: 'A site.' }),
    'en/home': englishHomeSchema.parse({ roles: home.roles, biography: 'I am Nuria.' }),
  })
  const projects = [1, 2, 3].map((id) => ({ id, title: `Proyecto ${id}`, description: 'Hace algo.' }))
  const found = checkEnglish(foldersOf(root, 'content'), projects)
  expect(found.map(({ where, message }) => `${where} ${message.split(" isn't")[0]}`)).toEqual([
    'content/en/home.ts intro',
    'content/en/projects.json the description of project 2, "Proyecto 2",',
    'content/en/projects.json the description of project 3, "Proyecto 3",',
  ])
  expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['notice']))
})

test('a project that says nothing in Spanish has nothing to say in English', () => {
  const projects = ['', 'Hace algo.'].map((description, id) => ({ id, title: `Proyecto ${id}`, description }))
  const found = checkEnglish(foldersOf(root, 'content'), projects)
  expect(found.filter(({ where }) => where.endsWith('projects.json')).map(({ message }) => message)).toEqual([
    'the description of project 1, "Proyecto 1", isn\'t there, so the English pages say it in Spanish',
  ])
})
