-- For wrk-calls.ts: each thread has one connection and the requests of one client, as they go over the wire.
local threads = {}

function setup(thread)
  thread:set("name", #threads)
  threads[#threads + 1] = thread
end

function init()
  local file = io.open(os.getenv("REQUESTS") .. name, "rb")
  requests = {}
  for text in file:read("*a"):gmatch("[^%z]+") do
    requests[#requests + 1] = text
  end
  file:close()
  taken = 0
  missing = 0
end

function request()
  taken = taken + 1
  if taken > #requests then missing = missing + 1 end
  return requests[(taken - 1) % #requests + 1]
end

function done()
  local missing = 0
  for _, thread in ipairs(threads) do missing = missing + thread:get("missing") end
  print("Missing: " .. missing)
end
