// Unit tests run on the fixture, so that they don't depend on the owner's content.
process.env.CONTENT_DIR = 'e2e/content'
