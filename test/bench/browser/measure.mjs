export async function measureInBrowser() {}
