import '@/e2e/unit/own-folders'
import { problemsIn } from '@/e2e/unit/checked-site'

type Row = [mistake: string, from: string, to: string, ...said: string[]]

test.each<Row>([
  [
    'an empty title',
    '"Huerto"',
    '""',
    'content/projects.json:6:5: project 1: title is missing; it should be a text.',
  ],
  [
    'a type in capitals',
    '"web"',
    '"Web"',
    'content/projects.json:10:5: project "Huerto": tipo is "Web"; it should be "web" or "app". Write "web".',
  ],
  [
    'another type',
    '"web"',
    '"movil"',
    'content/projects.json:10:5: project "Huerto": tipo is "movil"; it should be "web" or "app".',
  ],
  [
    'an id in quotes',
    '"id": 1',
    '"id": "1"',
    'content/projects.json:3:5: project "Huerto": id is "1"; it should be a whole number above 0 that no other project has. Write 1.',
  ],
  [
    'an id of nothing',
    '"id": 1',
    '"id": 0',
    'content/projects.json:3:5: project "Huerto": id is 0; it should be a whole number above 0 that no other project has.',
  ],
  [
    'true or false in quotes',
    '"isBlog": false',
    '"isBlog": "false"',
    'content/projects.json:5:5: project "Huerto": isBlog is "false"; it should be true or false. Write false.',
  ],
  [
    'a field of another generator',
    '"ghLink"',
    '"github"',
    'content/projects.json:8:5: project "Huerto": github is no field that the site knows. Write ghLink.',
  ],
  [
    'an address without scheme',
    'https://github.com/nuria/huerto',
    'github.com/nuria/huerto',
    'content/projects.json:8:5: project "Huerto": ghLink is "github.com/nuria/huerto"; it should be an address that begins with https:// or http://. Write "https://github.com/nuria/huerto".',
  ],
  [
    'a picture in other letters',
    '/images/uno.png',
    '/images/Uno.PNG',
    'content/projects.json:4:5: project "Huerto": imgPath is "/images/Uno.PNG", and there is no such file. There is /images/uno.png: write that.',
  ],
  [
    'a picture without its slash',
    '/images/uno.png',
    'images/uno.png',
    'content/projects.json:4:5: project "Huerto": imgPath is "images/uno.png"; it should be a path such as /images/a.svg, or an https address. Write "/images/uno.png".',
  ],
  [
    'a picture that is not there',
    '/images/uno.png',
    '/images/nada.png',
    'content/projects.json:4:5: project "Huerto": imgPath is "/images/nada.png", and there is no such file. Put the file there: content/images/ and public/ hold the pictures.',
  ],
  [
    'a link to nowhere',
    '"demoLink": ""',
    '"demoLink": "#"',
    'content/projects.json:9:5: project "Huerto": demoLink is "#"; it should be an address that begins with https:// or http://. Leave it out.',
  ],
  [
    'a comma too many',
    '\n]',
    ',\n]',
    'content/projects.json:11:4: has a comma too many. Take out the comma before the closing bracket.',
  ],
  [
    'a comma that is missing',
    '"id": 1,',
    '"id": 1',
    'content/projects.json:3:12: has no comma here. Put one between two entries.',
  ],
  [
    'an id that another has',
    '\n]',
    ',\n  { "id": 1, "isBlog": false, "title": "Dos", "tipo": "app" }\n]',
    'content/projects.json:12:5: project "Dos": id is 1, which the project "Huerto" has too; it should be a number of its own. Write 2.',
  ],
])('projects.json: %s', async (_, from, to, ...said) => {
  expect(await problemsIn('projects.json', [from, to])).toEqual(said)
})
