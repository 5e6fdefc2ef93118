import '@/e2e/unit/own-folders'
import { problemsIn } from '@/e2e/unit/checked-site'

type Row = [mistake: string, from: string, to: string, ...said: string[]]

test.each<Row>([
  [
    'a comma too many',
    '"summary": "Hago webs."',
    '"summary": "Hago webs.",',
    'content/resume.json:6:28: has a comma too many. Take out the comma before the closing bracket.',
  ],
  [
    'a comma that is missing',
    '"name": "Acme",',
    '"name": "Acme"',
    'content/resume.json:10:21: has no comma here. Put one between two entries.',
  ],
  [
    'a name without quotes',
    '"name": "Acme"',
    'name: "Acme"',
    'content/resume.json:10:7: has name without quotes. Write "name".',
  ],
  [
    'other quotes',
    '"name": "Acme"',
    "'name': 'Acme'",
    'content/resume.json:10:7: has a text in other quotes. JSON knows double quotes alone: "…".',
  ],
  [
    'a comment',
    '"name": "Acme"',
    '// hola\n"name": "Acme"',
    'content/resume.json:10:7: has a comment, which JSON does not know. Take it out.',
  ],
  [
    'a bracket that is missing',
    '  ]\n}\n',
    '  ]\n',
    'content/resume.json:14:4: ends before its }. Put it where the list or object ends.',
  ],
  [
    'a bracket too many',
    '  ]\n}\n',
    '  ]\n}\n}\n',
    'content/resume.json:16:1: goes on after its end. Take out what follows the last closing bracket.',
  ],
  [
    'a line break in a text',
    '"Acme"',
    '"Ac\nme"',
    'content/resume.json:10:15: has a text that begins here and does not end on its line. Close it with ", and write line breaks as \\n.',
  ],
  [
    'a word of another language',
    '"Acme"',
    'None',
    'content/resume.json:10:15: has None where a value should be. Write null.',
  ],
  [
    'a backslash',
    '"Acme"',
    '"C:\\x"',
    'content/resume.json:10:15: has a backslash that begins no sign. Write the backslash itself as \\\\.',
  ],
  [
    'a field twice',
    '"label"',
    '"label": "x", "label"',
    'content/resume.json:4:19: label is there twice in one object. Keep one of them.',
  ],
  [
    'a month before its year',
    '"2022-09"',
    '"09/2022"',
    'content/resume.json:12:7: work "Acme": startDate is "09/2022"; it should be a date such as 2024, 2024-06 or 2024-06-15. Write "2022-09".',
  ],
  [
    'a month of one digit',
    '"2022-09"',
    '"2022-9"',
    'content/resume.json:12:7: work "Acme": startDate is "2022-9"; it should be a date such as 2024, 2024-06 or 2024-06-15. Write "2022-09".',
  ],
  [
    'a word for the present',
    '"2022-09"',
    '"2022-09", "endDate": "Actualidad"',
    'content/resume.json:12:31: work "Acme": endDate is "Actualidad"; it should be a date such as 2024, 2024-06 or 2024-06-15. Leave it out.',
  ],
  [
    'an end before its start',
    '"2022-09"',
    '"2022-09", "endDate": "2021"',
    'content/resume.json:12:31: work "Acme": endDate is "2021"; it should be no earlier than startDate.',
  ],
  [
    'a day that does not exist',
    '"2022-09"',
    '"2022-02-30"',
    'content/resume.json:12:7: work "Acme": startDate is "2022-02-30"; it should be a day that the calendar has.',
  ],
  [
    'a number for a date',
    '"2022-09"',
    '2022',
    'content/resume.json:12:7: work "Acme": startDate is 2022; it should be a date such as 2024, 2024-06 or 2024-06-15. Write "2022".',
  ],
  [
    'no mail address',
    '"cv@nuria.test"',
    '"cv"',
    'content/resume.json:5:5: basics.email is "cv"; it should be an e-mail address such as hola@example.com.',
  ],
  [
    'an address without scheme',
    '"summary"',
    '"url": "nuria.test", "summary"',
    'content/resume.json:6:5: basics.url is "nuria.test"; it should be a full address that begins with http:// or https://. Write "https://nuria.test".',
  ],
  [
    'a country in small letters',
    '"summary"',
    '"location": { "city": "Soria", "countryCode": "es" }, "summary"',
    'content/resume.json:6:36: basics.location.countryCode is "es"; it should be a country code of two capital letters such as ES. Write "ES".',
  ],
  [
    'a profile without address',
    '"summary"',
    '"profiles": [{ "network": "GitHub" }], "summary"',
    'content/resume.json:6:18: basics.profiles "GitHub": url is missing; it should be a full address that begins with http:// or https://.',
  ],
  [
    'a date of an award',
    '"work": [',
    '"awards": [{ "title": "Premio", "date": "ayer" }],\n  "work": [',
    'content/resume.json:8:35: awards "Premio": date is "ayer"; it should be a date such as 2024, 2024-06 or 2024-06-15.',
  ],
  [
    'a section with a slip in its name',
    '"work"',
    '"wrk"',
    'content/resume.json:8:3: warning: wrk is no section of JSON Resume, and is not printed. Did you mean work?',
  ],
])('resume.json: %s', async (_, from, to, ...said) => {
  expect(await problemsIn('resume.json', [from, to])).toEqual(said)
})
