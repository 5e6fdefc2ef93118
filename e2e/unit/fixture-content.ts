// What the owner writes is no concern of the unit tests: they run on the fixture.
process.env.CONTENT_DIR = 'e2e/content'
